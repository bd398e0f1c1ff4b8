import { type Content, limits, type Operation } from '@grandstand/contract'
import { escapeHtml } from '@grandstand/ui/first-screen'
import { renderExample, renderFields, renderSchema } from './render-fields.ts'
import { sayLimit } from './render-guide.ts'

const needs = {
  nothing: 'anyone',
  key: 'an api key',
  user: 'a logged-in user',
  operator: 'an operator with a session of the Studio',
} as const

export interface Entry {
  method: string
  path: string
  operation: Operation
}

/** What a call takes, gives and refuses. */
export function renderCall({ method, path, operation }: Entry): string {
  const { operationId, summary, parameters, requestBody, responses, 'x-limit': limit } = operation
  const fields = parameters.map(({ name, required, schema }) => ({ name, schema, isRequired: required }))
  return `<details>
<summary><span class="method ${method}">${method}</span> <code>${escapeHtml(path)}</code> <span class="what">${escapeHtml(summary)}</span></summary>
<p id="${operationId}">For ${needs[operation['x-needs']]}.${limit ? ` At the most ${sayLimit(limits[limit])}.` : ''}</p>
${fields.length > 0 ? `<h3>Parameters</h3>${renderFields(fields)}` : ''}
${requestBody ? `<h3>Body</h3>${renderContent(requestBody.content)}` : ''}
<h3>Answers</h3><dl>${Object.entries(responses)
    .map(([status, { description, content }]) => {
      const shown = Number(status) < 400 && content ? renderContent(content) : ''
      return `<dt>${status}</dt><dd>${escapeHtml(description)}${shown}</dd>`
    })
    .join('')}</dl>
</details>`
}

function renderContent(content: Content): string {
  return Object.values(content)
    .map(({ schema, example }) => renderSchema(schema) + renderExample(example))
    .join('')
}
