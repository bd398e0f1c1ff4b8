import type { ChannelSettings, ColorSettings } from '@grandstand/contract'
import { readableOn } from '@grandstand/rules'
import { escapeHtml } from '@grandstand/ui/first-screen'
import { contentSecurityPolicy } from '../security-headers.ts'
import { offlineWordsIn } from './offline-words.ts'
import { comeBackScript } from './service-worker.ts'

interface OfflinePage {
  settings: ChannelSettings
  colors: ColorSettings
  language: string
  /** Comes along, since nothing can be asked for later. */
  icon: Buffer
}

/** What a phone shows instead of any page while it has no network. */
export function renderOfflinePage({ settings, colors, language, icon }: OfflinePage) {
  const words = offlineWordsIn(language)
  const style = [
    `:root{background:${colors['body-background']};color:${colors['body-text']};font:16px/1.5 system-ui,sans-serif}`,
    'main{max-width:30rem;margin:18vh auto 0;padding:0 16px;text-align:center}',
    'img{width:96px;height:96px;border-radius:22px}',
    'h1{font-size:28px;line-height:1.15;margin:8px 0}p{margin:0}',
    `a{display:inline-block;margin-top:24px;padding:12px 24px;border-radius:10px;background:${colors.primary};`,
    `color:${readableOn(colors.primary)};font-weight:600;text-decoration:none}`,
  ].join('')
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${colors['header-background']}">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${words.title} · ${settings.name}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<img src="data:image/png;base64,${icon.toString('base64')}" alt="">
<p>${escapeHtml(settings.name)}</p>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p>
<a href="">${escapeHtml(words.tryAgain)}</a>
</main>
<script>${comeBackScript}</script>
</body>
</html>`
  return { html, policy: contentSecurityPolicy(style, { scripts: [comeBackScript] }) }
}
