/** Response headers that callers read. */
const ANSWER_HEADERS = ['content-type', 'retry-after'];
/** Statuses without a body, for which `Response` rejects one. */
const BODILESS = new Set([204, 205, 304]);

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ANSWER_HEADERS) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const { status } = request;
  return new Response(BODILESS.has(status) ? null : request.responseText, { status, headers });
}

/** `fetch` for uploads: only XMLHttpRequest reports upload progress. */
export function fetchWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total));
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The upload broke off.')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(new DOMException('The upload was cancelled.', 'AbortError'));
    else request.send(body instanceof FormData || typeof body === 'string' ? body : null);
  });
}
