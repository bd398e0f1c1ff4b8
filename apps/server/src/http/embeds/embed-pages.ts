import type { calls, Event, Reply } from '@grandstand/contract'
import { sidesInOrder } from '@grandstand/rules'
import { element, escapeHtml } from '@grandstand/ui/first-screen'
import { localise, type StoredText } from '../../db/stored-text.ts'

/** Of both: it follows the site's scheme, and nothing of it is the channel's but its crests. */
export const embedStyle = `:root{color-scheme:light dark}
body{margin:0;background:transparent;color:CanvasText;font:14px/1.4 system-ui,sans-serif}
ul{display:flex;gap:8px;margin:0;padding:8px;overflow-x:auto;list-style:none}
a{display:grid;gap:4px;box-sizing:border-box;inline-size:148px;padding:10px 12px;border:1px solid color-mix(in srgb,CanvasText 18%,transparent);border-radius:10px;background:Canvas;color:CanvasText;text-decoration:none}
a:focus-visible{outline:2px solid}
.team{display:flex;align-items:center;gap:8px;font-weight:600}
.team img{inline-size:20px;block-size:20px;object-fit:contain}
.team b{margin-inline-start:auto;font-variant-numeric:tabular-nums}
.state{font-size:12px}
.live{color:#d3142e;font-weight:700}
@media(prefers-color-scheme:dark){.live{color:#ff7484}}
p{margin:0;padding:12px}
video,.poster{display:block;inline-size:100%;block-size:100svh;background:#000;object-fit:contain}`

const words = {
  en: { live: 'LIVE', final: 'Final', cancelled: 'Cancelled', scores: 'Scores', none: 'No games' },
  fr: { live: 'EN DIRECT', final: 'Terminé', cancelled: 'Annulé', scores: 'Scores', none: 'Aucun match' },
  bg: { live: 'НА ЖИВО', final: 'Край', cancelled: 'Отменен', scores: 'Резултати', none: 'Няма мачове' },
} as const

/** Games of a strip: those that are on, the last ones, the next ones. */
const [finals, next] = [4, 8]
const refreshMs = 30_000

interface ScoresPage {
  lists: Reply<typeof calls.listEventsForHomepage>
  words: keyof typeof words
  language: string
  name: StoredText
  timeZone: string
}

/** The whole script of a page: its list is asked for again, and changes where it is another. */
export const embedScript = `setInterval(async () => {
  const answer = await fetch(location.href).catch(() => null)
  if (!answer || !answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [shown, fresh] = [document, page].map(each => each.querySelector('.shown'))
  if (shown.innerHTML !== fresh.innerHTML) shown.replaceChildren(...fresh.childNodes)
}, ${refreshMs})`

export function scoresPage({ lists: { live, upcoming, vod }, language, ...page }: ScoresPage): string {
  const say = words[page.words]
  const games = [...live.items, ...vod.items.slice(0, finals), ...upcoming.items.slice(0, next)]
  const list = games.map(game => element('li', {}, gameLink(game, { ...page, language })))
  const title = `${say.scores} · ${localise(page.name, language, language)}`
  return document(
    { language, title, isFollowed: true },
    games.length === 0
      ? element('p', {}, escapeHtml(say.none))
      : element('ul', { 'aria-label': say.scores }, ...list),
  )
}

function gameLink(game: Event, page: Omit<ScoresPage, 'lists'>): string {
  const say = words[page.words]
  const hasScore = game.stream_status !== 'upcoming' && !game.is_score_hidden
  const teams = sidesInOrder(game).slice(0, 2)
  const when = new Intl.DateTimeFormat(page.language, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: game.time_zone,
    ...(game.time_zone !== page.timeZone && { timeZoneName: 'short' }),
  })
  const isLive = game.stream_status === 'live' && !game.is_cancelled
  const state = game.is_cancelled
    ? say.cancelled
    : isLive
      ? [say.live, game.period].filter(Boolean).join(' · ')
      : game.stream_status === 'finished'
        ? say.final
        : when.format(new Date(game.event_utc_ts * 1000))
  return element(
    'a',
    { href: `/watch/${game.id}`, target: '_blank', rel: 'noopener', title: game.name },
    ...teams.map(team =>
      element(
        'span',
        { class: 'team' },
        team.images[0]
          ? element('img', { src: smallest(team.images[0]), alt: '', width: 20, height: 20 })
          : null,
        escapeHtml(team.short_name),
        hasScore && team.score !== null && element('b', {}, String(team.score)),
      ),
    ),
    element('span', { class: isLive ? 'state live' : 'state' }, escapeHtml(state)),
  )
}

const smallest = ({ url, variants }: Event['participants'][number]['images'][number]) =>
  variants[0]?.url ?? url

interface ClipPage {
  name: string
  /** Null: its file is being made, and a picture stands for it. */
  url: string | null
  image: string
  language: string
}

export function clipPage({ name, url, image, language }: ClipPage): string {
  const own = { controls: true, playsinline: true, preload: 'none', poster: image, 'aria-label': name }
  return document(
    { language, title: name, isFollowed: url === null },
    url === null
      ? element('img', { class: 'poster', src: image, alt: name })
      : element('video', { src: url, ...own }),
  )
}

function document(
  { language, title, isFollowed }: { language: string; title: string; isFollowed: boolean },
  body: string,
) {
  const head = [
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('title', {}, escapeHtml(title)),
    element('style', {}, embedStyle),
  ]
  return `<!doctype html>${element('html', { lang: language }, element('head', {}, ...head), element('body', {}, element('div', { class: 'shown' }, body), isFollowed && element('script', {}, embedScript)))}`
}
