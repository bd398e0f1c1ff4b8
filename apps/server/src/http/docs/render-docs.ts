import { limits, type OpenApi, type Operation } from '@grandstand/contract'
import { escapeHtml } from '@grandstand/ui/first-screen'
import { docsStyle } from './docs-style.ts'
import { renderGuide, sayLimit } from './render-guide.ts'

const needs = {
  nothing: 'anyone',
  key: 'an api key',
  user: 'a logged-in user',
  operator: 'an operator with a session of the Studio',
} as const

const guide = [
  ['start', 'First steps'],
  ['errors', 'Refusals'],
  ['limits', 'Limits'],
  ['addresses', 'Other addresses'],
  ['schemas', 'Schemas'],
] as const

interface Entry {
  method: string
  path: string
  operation: Operation
}

/** One page without script: topics, calls, and for each what it takes, gives and refuses. */
export function renderDocs(document: OpenApi): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const topics = Map.groupBy(entries, entry => entry.operation.tags[0] ?? 'other')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escapeHtml(document.info.title)}</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>${escapeHtml(document.info.title)} API</h1>
<p>${escapeHtml(document.info.description)} For tools: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<nav aria-label="Topics"><ul>${guide.map(([id, name]) => `<li><a href="#${id}">${name}</a></li>`).join('')}${[...topics.keys()].map(topic => `<li><a href="#${topic}">${topic}</a></li>`).join('')}</ul></nav>
</header>
<main>${renderGuide()}${[...topics].map(([topic, list]) => renderTopic(topic, list)).join('')}
<section id="schemas"><h2>Shared schemas</h2>${Object.entries(document.components.schemas).map(renderSchema).join('')}</section>
</main>
</body>
</html>`
}

function renderTopic(topic: string, entries: Entry[]): string {
  return `<section id="${topic}"><h2>${topic}</h2>${entries.map(renderCall).join('')}</section>`
}

function renderCall({ method, path, operation }: Entry): string {
  const { summary, parameters, requestBody, responses, 'x-limit': limit } = operation
  return `<details id="${operation.operationId}">
<summary><span class="method ${method}">${method}</span> <code>${escapeHtml(path)}</code> <span class="what">${escapeHtml(summary)}</span></summary>
<p>For ${needs[operation['x-needs']]}.${limit ? ` At the most ${sayLimit(limits[limit])}.` : ''}</p>
${parameters.length > 0 ? `<h3>Parameters</h3>${renderParameters(parameters)}` : ''}
${requestBody ? `<h3>Body</h3>${renderJson(requestBody.content)}` : ''}
<h3>Answers</h3><dl>${Object.entries(responses)
    .map(([status, { description, content }]) => {
      const schema = Number(status) < 400 && content ? renderJson(content) : ''
      return `<dt>${status}</dt><dd>${escapeHtml(description)}${schema}</dd>`
    })
    .join('')}</dl>
</details>`
}

function renderParameters(parameters: Operation['parameters']): string {
  const rows = parameters.map(
    ({ in: place, name, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${required ? 'required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  )
  return `<table><thead><tr><th>Name</th><th>In</th><th></th><th>Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function renderJson(content: Record<string, { schema: unknown }>): string {
  const schema = Object.values(content)[0]?.schema
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
}

function renderSchema([name, schema]: [string, unknown]): string {
  return `<details><summary><code>${escapeHtml(name)}</code></summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
}
