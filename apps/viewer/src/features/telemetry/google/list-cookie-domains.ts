/** Where a cookie of this page may stand: Google's script takes the widest that the browser lets it. */
export function listCookieDomains(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.map((_, at) => labels.slice(at).join('.')).filter(domain => domain.includes('.'))
}
