/** The world of a link, as a browser has it. */
import type { Socket, SocketEars, World } from "./link";
import { me } from "./me.svelte";

function uuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // plain http on a home network
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function websocket(ears: SocketEars): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws`);
  let opened = false;
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    opened = true;
    ears.opened();
  };
  socket.onclose = () => {
    if (!opened) me.forget(); // perhaps the house no longer knows us: ask again who we are
    ears.closed();
  };
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
    ears.heard(typeof data === "string" ? data : new TextDecoder().decode(data));
  return socket;
}

/** Open a socket as somebody: the house wants to know its guest first. */
function open(ears: SocketEars): Socket {
  let socket: WebSocket | null = null;
  let wanted = true;
  me.enter().then(
    () => {
      if (wanted) socket = websocket(ears);
    },
    () => ears.closed(),
  );
  return {
    send: (text) => socket?.send(text),
    close: () => {
      wanted = false;
      socket?.close();
    },
  };
}

export const browserWorld: World = {
  open,
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  uuid,
};
