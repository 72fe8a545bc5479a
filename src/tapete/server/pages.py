"""The pages: the browser client's files, and the one page that every address of it shows."""

from collections.abc import Callable, Mapping
from functools import partial
from http import HTTPStatus
from typing import Any, Final

from litestar import HttpMethod, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath

from tapete.server.bundle import MISSING, Asset
from tapete.server.problems import AnyRequest, tell

_LOOK: Final = [HttpMethod.GET, HttpMethod.HEAD]

Bundle = Mapping[str, Asset]


PAGES: Final = [
    *("/", "/account", "/friends", "/me", "/operator"),
    *("/table/{name:str}", "/replay/{name:str}", "/player/{name:str}", "/invitation/{name:str}"),
]
"""The addresses of the client; which page each is, the client reads from its own address."""


@route(PAGES, http_method=_LOOK, sync_to_thread=False)
def page(request: AnyRequest, bundle: NamedDependency[Bundle]) -> Response[bytes]:
    """Return the client's page."""
    if not bundle:
        return Response(
            MISSING.encode(),
            status_code=HTTPStatus.SERVICE_UNAVAILABLE,
            media_type="text/html",
        )
    return _send(request, bundle["index.html"])


@route("/{path:path}", http_method=_LOOK, sync_to_thread=False)
def file(
    request: AnyRequest, path: FromPath[str], bundle: NamedDependency[Bundle]
) -> Response[bytes]:
    """Return a file of the client."""
    asset = bundle.get(path.lstrip("/"))
    if asset is None:
        raise NotFoundException
    return _send(request, asset)


def errors(bundle: Bundle) -> dict[type[Exception] | int, Callable[..., Response[Any]]]:
    """Return what is told of errors, everywhere in the house."""
    nowhere = partial(_nowhere, bundle=bundle)
    return {NotFoundException: nowhere, HTTPException: tell, Exception: tell}


def _nowhere(request: AnyRequest, error: Exception, bundle: Bundle) -> Response[Any]:
    """Return what is told of an address that is not there: the client's page to who wants one."""
    is_api = request.scope["path"].startswith("/api/")
    if is_api or not bundle or "text/html" not in request.headers.get("accept", ""):
        return tell(request, error)
    page = bundle["index.html"].body
    headers = {"cache-control": "no-store"}
    return Response(page, status_code=404, media_type="text/html", headers=headers)


def _send(request: AnyRequest, asset: Asset) -> Response[bytes]:
    headers = {"cache-control": asset.cache_control, "etag": asset.etag, "vary": "accept-encoding"}
    known = {tag.strip() for tag in request.headers.get("if-none-match", "").split(",")}
    if asset.etag in known:
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    body = asset.body
    if asset.shrunk is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = asset.shrunk
    return Response(body, media_type=asset.media_type, headers=headers)
