import { errorCatalogue, type Limit, limits, type WebhookEvent, webhookEvents } from '@grandstand/contract'
import { escapeHtml } from '@grandstand/ui/first-screen'

/** The way from an address to a picture, as it can be typed. */
const firstSteps = [
  {
    title: 'Which channel is this?',
    command: 'curl https://HOST/api/channel-config',
    result: 'Tells the <code>channel_key</code>. The host name alone decides it; no key is needed.',
  },
  {
    title: 'Take a key',
    command: `curl https://HOST/api/get_api_key --json '{"channel_key": "CHANNEL"}'`,
    result:
      'Tells the <code>api_key</code>, which every other call needs. It ends when it was not used for a day.',
  },
  {
    title: 'Call',
    command: `curl 'https://HOST/api/events?stream_status=live&limit=5' -H 'Authorization: Bearer KEY'`,
    result:
      'A list: <code>{items, total, limit, offset}</code>. <code>language</code> chooses that of its texts.',
  },
  {
    title: 'Watch',
    command: `curl https://HOST/api/events/ID/playback --json '{}' -H 'Authorization: Bearer KEY'`,
    result:
      'Tells the <code>url</code> of an HLS playlist for any player, and after how many seconds the playback wants to be renewed.',
  },
]

const addresses = [
  [
    '/media/{token}/index.m3u8',
    'The playlist of a playback, with its segments, captions and pictures beside it',
  ],
  ['/clips/{id}/{key}/{file}', 'Files and pictures of clips; parts by Range'],
  ['/images/{channel_key}/{hash}', 'Pictures; an Image lists its sizes'],
  ['/ical/events.ics, /ical/{kind}/{alias}.ics', 'Calendars of all games, or of a sport, school or team'],
  ['/oembed?url=', 'How to embed a game or a clip'],
  ['/api/studio/channels/{channel}/videos/{owner}/{id}/uploads', 'Takes files by tus 1.0.0, resumable'],
  ['/api/studio/restore/uploads', 'Takes a backup by tus 1.0.0, where there is no channel yet'],
  ['/api/studio/server/backups/{name}/download', 'A backup as a tar file, for owners of the deployment'],
  ['/healthz, /readyz, /metrics', 'For who runs the server'],
] as const

/** What a webhook's `data` says of each event. */
const webhookData: Record<WebhookEvent, string> = {
  'game.live': 'event_id',
  'game.score': 'event_id, scores: participant_id and score of the teams that changed',
  'game.finished': 'event_id',
  'game.cancelled': 'event_id',
  'order.paid': 'order_id, type, event_id, package_id, subscription_id, total, currency',
  'order.refunded': 'the same',
}

/** What holds for all calls. */
export function renderGuide(): string {
  return `<section id="start"><h2>First steps</h2><ol>${firstSteps.map(renderStep).join('')}</ol>
<p>In place of the header the key may stand in the query of GET and DELETE or in the body of POST, but once only. Where none is needed it is left aside. A user's calls need the cookie of the login beside it. Programs have keys of their own, which go into the header alone: <code>npm run operator -- key</code> makes one that acts for a user, and the Studio, under Settings, one that makes the calls of <a href="#studio">studio</a> below.</p></section>
<section id="errors"><h2>Refusals</h2>
<p>Each is <code>{error: {code, message, fields, request_id}}</code>: decide by the code, show the message, name the request when you ask for help. Any call may answer 400 <code>invalid_request</code>, 429 <code>too_many_requests</code> and 500 <code>internal</code>.</p>
${renderTable(
  ['Code', 'Status', 'Message'],
  Object.entries(errorCatalogue).map(([code, { status, message }]) => [
    `<code>${code}</code>`,
    String(status),
    escapeHtml(message),
  ]),
)}</section>
<section id="limits"><h2>Limits</h2>
<p>Counted for each account or key. An address has far more, since a whole school may be behind one. Above it: 429, with <code>Retry-After</code> in seconds.</p>
${renderTable(
  ['Limit', 'At the most'],
  Object.entries(limits).map(([name, limit]) => [`<code>${name}</code>`, sayLimit(limit)]),
)}</section>
<section id="webhooks"><h2>Webhooks</h2>
<p>An owner adds an address in the Studio, under Settings. It gets a POST of <code>{id, type, at, data}</code> for each event that it hears of. Any 2xx within ten seconds counts as taken; all else is tried eight times within a day, with the same <code>id</code>. <code>Grandstand-Signature: t=…,v1=…</code> signs it: <code>v1</code> is the HMAC-SHA-256, in hex, of <code>t</code>, a dot and the body as it came, with the secret of the webhook. Refuse what is older than five minutes.</p>
${renderTable(
  ['Event', 'Data'],
  webhookEvents.map(event => [`<code>${event}</code>`, escapeHtml(webhookData[event])]),
)}</section>
<section id="addresses"><h2>Other addresses</h2>
${renderTable(
  ['Address', 'What it is'],
  addresses.map(([address, what]) => [`<code>${escapeHtml(address)}</code>`, what]),
)}</section>`
}

export function sayLimit({ max, windowMs }: Limit): string {
  return `${max} ${windowMs === 60_000 ? 'a minute' : 'an hour'}`
}

function renderStep({ title, command, result }: (typeof firstSteps)[number]): string {
  return `<li><strong>${title}</strong><pre tabindex="0">${escapeHtml(command)}</pre><p>${result}</p></li>`
}

function renderTable(heads: readonly string[], rows: readonly string[][]): string {
  const cells = (row: readonly string[]) => row.map(cell => `<td>${cell}</td>`).join('')
  return `<table><thead><tr>${heads.map(head => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.map(row => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`
}
