import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Person {
  id: string
  email?: string
  email_verified?: boolean
  first_name: string
  last_name: string
}

/** The login page of the identity servers: who do you want to be? */
export function sendPeoplePage(response: ServerResponse, title: string, people: readonly Person[]): void {
  const buttons = people.map(
    ({ id, first_name, last_name }) =>
      `<p><button name="person" value="${id}">${first_name} ${last_name}</button></p>`,
  )
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>
<form method="post">${buttons.join('')}<p><button name="person" value="">Cancel</button></p></form></html>`)
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
