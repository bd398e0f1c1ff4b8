import { interfaceLanguages } from '@grandstand/contract'
import { chooseLanguage, parseAcceptLanguage } from '@grandstand/rules'
import { crashWords, escapeHtml } from '@grandstand/ui/first-screen'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from '../security-headers.ts'

const style =
  ':root{color-scheme:dark;background:#0a0d14;color:#f3f5f9;font:16px/1.5 system-ui,sans-serif}' +
  'main{max-width:32rem;margin:20vh auto 0;padding:0 16px}h1{font-size:36px;line-height:1.1;margin:0 0 8px}' +
  'a{display:inline-block;margin-top:16px;padding:10px 20px;border-radius:10px;background:#f3f5f9;color:#0a0d14;' +
  'font-weight:600;text-decoration:none}'
const policy = contentSecurityPolicy(style)

/** What a visitor sees when not even the page can be made: words, and another try after a minute. */
export function sendCrashPage(request: FastifyRequest, reply: FastifyReply, status: number) {
  const liked = parseAcceptLanguage(request.headers['accept-language'])
  const language =
    interfaceLanguages.find(code => code === chooseLanguage(interfaceLanguages, liked, 'en')) ?? 'en'
  const words = crashWords[language]
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="60">
<title>${escapeHtml(words.reloadTitle)}</title>
<style>${style}</style>
</head>
<body>
<main><h1>${escapeHtml(words.reloadTitle)}</h1><p>${escapeHtml(words.reloadText)}</p><a href="">${escapeHtml(words.reloadButton)}</a></main>
</body>
</html>`
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'retry-after': '60' })
    .type('text/html; charset=utf-8')
    .send(html)
}
