import { deriveEdgeKey, deriveMediaKey } from '../../context/media-tokens.ts'

/** What `deploy/varnish.vcl` includes. The keys stand in comparisons alone, so that no log of Varnish has them. */
export function writeEdgeKeys(secretKey: string): string {
  return `sub grandstand_check_token {
  if (regsub(digest.hmac_sha256("${deriveMediaKey(secretKey)}", req.http.X-Token-Body), "^0x(.{32}).*$", "\\1") == req.http.X-Token-Mac) {
    set req.http.X-Is-Genuine = "1";
  }
}

sub grandstand_check_edge {
  if (req.http.Authorization == "Bearer ${deriveEdgeKey(secretKey)}") {
    set req.http.X-Is-Genuine = "1";
  }
}`
}
