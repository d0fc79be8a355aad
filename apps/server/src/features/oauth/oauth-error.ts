type Code =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'temporarily_unavailable';

/** An error of the protocol (RFC 6749, 7591, 8707), for programmers: in English. */
export class OauthError extends Error {
  readonly code: Code;
  readonly status: number;

  constructor(code: Code, description: string, status = 400) {
    super(description);
    this.code = code;
    this.status = status;
  }
}
