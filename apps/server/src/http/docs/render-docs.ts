import type { OpenApi } from '@grandstand/contract'
import { escapeHtml } from '@grandstand/ui/first-screen'
import { docsStyle } from './docs-style.ts'
import { type Entry, renderCall } from './render-call.ts'
import { renderSchema } from './render-fields.ts'
import { renderGuide } from './render-guide.ts'

const guide = [
  ['start', 'First steps'],
  ['errors', 'Refusals'],
  ['limits', 'Limits'],
  ['webhooks', 'Webhooks'],
  ['addresses', 'Other addresses'],
  ['schemas', 'Schemas'],
] as const

/** Of what is looked for; more help nobody. */
const maxFound = 40

interface Part {
  topic: string
  html: string
  /** What it is found by. */
  text: string
}

/** Makes the pages of one contract: the whole of it, or what has the words that somebody looks for. Without script. */
export function createDocs(document: OpenApi): (asked: string) => string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      callPart({ method: method.toUpperCase(), path, operation }),
    ),
  )
  const schemas = Object.entries(document.components.schemas).map(schemaPart)
  const topics = [...new Set(calls.map(({ topic }) => topic))]
  const whole =
    renderGuide() +
    renderTopics(calls) +
    `<section id="schemas"><h2>Shared schemas</h2>${schemas.map(({ html }) => html).join('')}</section>`
  return asked => {
    const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
    const found = [...calls, ...schemas].filter(({ text }) => words.every(word => text.includes(word)))
    return renderPage(document, topics, asked, asked === '' ? whole : renderFound(found, asked))
  }
}

function callPart(entry: Entry): Part {
  const { operationId, summary, tags } = entry.operation
  const html = renderCall(entry)
  // By its fields and what they hold as well, which stand in the page between tags.
  const text = `${operationId} ${entry.path} ${summary} ${html.replace(/<[^>]*>/g, ' ')}`.toLowerCase()
  return { topic: tags[0] ?? 'other', html, text }
}

function schemaPart([name, schema]: [string, unknown]): Part {
  const fields = renderSchema(schema)
  return {
    topic: 'schemas',
    // A link opens what its target lies in.
    html: `<details><summary><code>${escapeHtml(name)}</code></summary><div id="schema-${name}">${fields}</div></details>`,
    text: `${name} ${fields.replace(/<[^>]*>/g, ' ')}`.toLowerCase(),
  }
}

function renderTopics(parts: readonly Part[]): string {
  return [...Map.groupBy(parts, ({ topic }) => topic)]
    .map(
      ([topic, own]) =>
        `<section id="${topic}"><h2>${topic}</h2>${own.map(({ html }) => html).join('')}</section>`,
    )
    .join('')
}

function renderFound(found: readonly Part[], asked: string): string {
  const shown = found.slice(0, maxFound)
  const count = `${found.length} ${found.length === 1 ? 'entry has' : 'entries have'} “${escapeHtml(asked)}”`
  const more = found.length > shown.length ? `, of which the first ${shown.length} stand here` : ''
  return `<p role="status">${count}${more}. <a href="/api/docs">Show all</a></p>${renderTopics(shown)}`
}

function renderPage({ info }: OpenApi, topics: readonly string[], asked: string, main: string): string {
  const links = [...guide, ...topics.map(topic => [topic, topic] as const)]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escapeHtml(info.title)}</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description)} For tools: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<form role="search" action="/api/docs"><label for="q">Search calls and fields</label> <input id="q" name="q" type="search" maxlength="100" value="${escapeHtml(asked)}"> <button>Search</button></form>
<nav aria-label="Topics"><ul>${links.map(([id, name]) => `<li><a href="/api/docs#${id}">${name}</a></li>`).join('')}</ul></nav>
</header>
<main>${main}</main>
</body>
</html>`
}
