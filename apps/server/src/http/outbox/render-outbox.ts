import { type ColorSettings, interfaceLanguages } from '@grandstand/contract'
import { schemeOf, themeCss } from '@grandstand/rules'
import { escapeHtml } from '@grandstand/ui/first-screen'
import type { KeptMail } from '../../adapters/mail/index.ts'
import { outboxStyle } from './outbox-style.ts'
import { outboxWords } from './outbox-words.ts'

export interface OutboxPage {
  language: string
  channelName: string
  timeZone: string
  colors: ColorSettings
  mails: readonly KeptMail[]
}

/** A page without script; the newest mail is open. */
export function renderOutbox(page: OutboxPage): { html: string; style: string } {
  const language = interfaceLanguages.find(code => code === page.language) ?? 'en'
  const words = outboxWords[language]
  const style = `${themeCss(page.colors, schemeOf(page.colors))}${outboxStyle}`
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: page.timeZone,
  })
  const mails = page.mails.map(({ id, subject, to, sentAt }, index) => {
    const meta = `${words.to.replace('{address}', to)} · ${time.format(new Date(sentAt))}`
    return `<details${index === 0 ? ' open' : ''}>
<summary><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(meta)}</p></summary>
<iframe src="/outbox/${id}" title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"></iframe>
</details>`
  })
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${words.title} · ${page.channelName}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.why)}</p>
<nav><a href="/outbox">${escapeHtml(words.again)}</a><a href="/">${escapeHtml(words.home)}</a></nav>
${mails.join('\n') || `<p>${escapeHtml(words.none)}</p>`}
</main>
</body>
</html>`
  return { html, style }
}
