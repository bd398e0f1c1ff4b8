import type { Tonight, TonightGame, TonightNews } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { clipsHref, eventHref, moneyHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { formatUnit } from './format-figures.ts'
import styles from './just-in.module.css'

interface JustInProps {
  channel: string
  tonight: Tonight
}

const icons = { sale: 'card', clip: 'scissors', score: 'board' } as const

/** Sales, clips and scores of the last minutes. */
export function JustIn({ channel, tonight: { news, games, currency, at } }: JustInProps) {
  const { words, fill, money, language } = useI18n()
  const say = words.tonight.justIn
  const gameOf = new Map(games.map(game => [game.id, game]))
  if (news.length === 0) return null
  const describe = (entry: TonightNews) => {
    if (entry.type === 'sale')
      return { href: moneyHref(channel, { order: String(entry.id) }), text: entry.name }
    if (entry.type === 'clip')
      return {
        href: clipsHref(channel, entry.is_waiting ? { show: 'waiting' } : {}),
        text: entry.is_waiting ? fill(say.waiting, { name: entry.name }) : entry.name,
      }
    const game = gameOf.get(entry.id)
    return { href: eventHref(channel, entry.id), text: game ? sayScore(game) : '' }
  }
  return (
    <section>
      <h2 className={styles.title}>{say.title}</h2>
      <ul>
        {news.map(entry => {
          const { href, text } = describe(entry)
          const minutes = Math.max(0, Math.floor((Date.parse(at) - Date.parse(entry.at)) / 60_000))
          return (
            <li key={`${entry.type} ${entry.id}`} className={styles.entry}>
              <Icon name={icons[entry.type]} />
              <a href={href}>
                <span className="visually-hidden">{say.kinds[entry.type]}: </span>
                {text}
              </a>
              <span className={styles.facts}>
                {entry.type === 'sale' && <b>{money(entry.amount, currency)}</b>}
                <time className="quiet" dateTime={entry.at}>
                  {minutes === 0
                    ? say.now
                    : minutes < 60
                      ? formatUnit(language, 'minute', minutes)
                      : formatUnit(language, 'hour', Math.floor(minutes / 60))}
                </time>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function sayScore({ name, teams }: TonightGame): string {
  const [away, home] = teams
  return away && home ? `${away.card_name} ${away.score ?? 0} – ${home.score ?? 0} ${home.card_name}` : name
}
