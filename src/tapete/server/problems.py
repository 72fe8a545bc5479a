"""Every error of a route as ``application/problem+json``: title, status, and a detail.

The one law: the detail says what was expected and what came; of our own mistakes it says nothing.
"""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final, Self

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import (
    HTTPException,
    PermissionDeniedException,
    ValidationException,
)

from tapete.server.logs import fact, where

_log: Final = logging.getLogger(__name__)

LARGEST_BODY: Final = 16 * 1024
"""How long the body of a request may be, in bytes."""

NO_TOKEN: Final = (
    "expected the cookie csrftoken, which any GET sets, repeated in the header x-csrftoken,"
    " got none or another"
)

AnyRequest = Request[Any, Any, State]  # users and tokens are not used here


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What RFC 9457 wants to be said of an error; ``code``: a word that a page translates."""

    title: str
    status: int
    detail: str
    code: str = ""


class Refuse(HTTPException):
    """A request that is not carried out: *expected* and *got* say why, *code* in a word."""

    def __init__(self, status: HTTPStatus, expected: str, got: str, code: str = "") -> None:
        super().__init__(detail=f"expected {expected}, got {got}", status_code=status)
        self.code = code

    @classmethod
    def of(cls, status: HTTPStatus, sentence: str, code: str = "") -> Self:
        """Return a refusal whose *sentence* says already what was expected and what came."""
        refuse = cls(status, "", "", code)
        refuse.detail = sentence
        return refuse


def problem(
    status: int, detail: str, headers: Mapping[str, str] | None = None, code: str = ""
) -> Response[Problem]:
    """Return the response that tells a problem."""
    content = Problem(HTTPStatus(status).phrase, status, detail, code)
    return Response(
        content, status_code=status, media_type="application/problem+json", headers=headers
    )


def tell(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Return what is told of *error*."""
    match error:
        case Refuse():
            return problem(error.status_code, error.detail, code=error.code)
        case PermissionDeniedException():  # only Litestar's CSRF middleware raises it
            # one of another house at the same address would stay for ever: the next GET gives ours
            forget = {"set-cookie": "csrftoken=; Path=/; Max-Age=0; SameSite=lax"}
            return problem(error.status_code, NO_TOKEN, forget, "csrf")
        case ValidationException():
            return problem(error.status_code, _fields(request, error))
        case HTTPException():
            return problem(error.status_code, _expected(request, error), error.headers)
        case RecursionError():  # nothing of ours goes deep, but a body can
            return problem(HTTPStatus.BAD_REQUEST, "expected a body in JSON, got one too deep")
        case _:
            path = request.scope["path"]
            fact(_log, logging.ERROR, "route_failed", path=path, error=where(error))
            return problem(500, "expected to carry this out, got an error of ours")


def _fields(request: AnyRequest, error: ValidationException) -> str:
    if request.headers.get("content-length", "0") == "0" and not _is_chunked(request):
        return "expected a body that this route reads, got none"
    wrong = error.extra if isinstance(error.extra, list) else []
    told = [f"{field.get('key', 'body')}: {field.get('message', '')}" for field in wrong]
    return f"expected a body that this route reads, got one where {'; '.join(told)}"


def _is_chunked(request: AnyRequest) -> bool:
    return "transfer-encoding" in request.headers


def _expected(request: AnyRequest, error: HTTPException) -> str:
    asked = f"{request.scope['method']} {request.scope['path'][:80]}"
    match error.status_code:
        case HTTPStatus.NOT_FOUND:
            return f"expected a page or a route of this house, got {asked}"
        case HTTPStatus.METHOD_NOT_ALLOWED:
            return f"expected another method for this route, got {asked}"
        case HTTPStatus.BAD_REQUEST:
            return f"expected a body in JSON, got one that is not: {error.detail}"
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            return f"expected a body of at most {LARGEST_BODY} bytes, got a longer one"
        case _:
            return error.detail
