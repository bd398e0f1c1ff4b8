import type { KeptMail } from '../../adapters/mail/index.ts'

/**
 * A mail may hold what a stranger wrote, so it runs nothing and loads nothing from elsewhere; only our own page may frame it. Inline
 * styles are how mails look like anything at all.
 */
export const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // Pictures of this server alone: no mail tells a stranger that it was opened.
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** For mails that bring no look of their own. */
const plainStyle = ':root{background:#fff;color:#12161f;font:16px/1.5 system-ui,sans-serif}'

/** Links leave the frame: inside it no page of the channel would show. */
export function renderMail({ html }: Pick<KeptMail, 'html'>): string {
  const leaving = '<base target="_top">'
  if (html.includes('<head>')) return html.replace('<head>', `<head>${leaving}`)
  return `<!doctype html>${leaving}<style>${plainStyle}</style>${html}`
}
