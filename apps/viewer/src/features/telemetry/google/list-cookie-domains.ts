/** Where a cookie of this page may be: Google's script takes the widest domain that the browser allows. */
export function listCookieDomains(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.map((_, at) => labels.slice(at).join('.')).filter(domain => domain.includes('.'))
}
