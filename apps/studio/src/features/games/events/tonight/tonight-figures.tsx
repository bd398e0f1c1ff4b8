import type { Tonight, TonightGame } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import type { ReactNode } from 'react'
import { audienceHref, eventsHref, moneyHref } from '../../../../platform/hrefs.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../../platform/operator.ts'
import { Curve } from './curve.tsx'
import { findTrouble, isDark } from './sort-tonight.ts'
import styles from './tonight-figures.module.css'

interface TonightFiguresProps {
  channel: string
  tonight: Tonight
  live: readonly TonightGame[]
}

/** The evening in three numbers, each of which leads to its page. */
export function TonightFigures({ channel, tonight, live }: TonightFiguresProps) {
  const { games, money: sales, watching, currency } = tonight
  const { words, number, plural, money, fill } = useI18n()
  const say = words.tonight.figures
  const mayCall = useMayCall()
  // Before the first viewer there is nothing to draw.
  const begun = watching.curve.findIndex(viewers => viewers > 0)
  const hour = begun < 0 ? [] : watching.curve.slice(begun)
  return (
    <dl className={styles.figures}>
      {sales ? (
        <Figure
          label={say.money}
          href={moneyHref(channel)}
          note={plural(words.money.figures.orders, sales.payments)}
        >
          <span className={styles.money}>{money(sales.total, currency)}</span>
          {sales.payments > 0 && sales.curve.length > 1 && <Curve values={sales.curve} />}
        </Figure>
      ) : (
        <Figure label={say.tickets} href={null} note="">
          {number(games.reduce((total, game) => total + game.tickets_today, 0))}
        </Figure>
      )}
      <Figure
        label={say.watching}
        href={mayCall(studioWireCalls.getWatchingReport) ? audienceHref(channel) : null}
        note={watching.peak > watching.now ? fill(say.peak, { number: number(watching.peak) }) : ''}
      >
        {number(watching.now)}
        {hour.length > 1 && <Curve values={hour} />}
      </Figure>
      <Figure label={words.events.statuses.live} href={eventsHref(channel)} note={describeHealth()}>
        {number(live.length)}
      </Figure>
    </dl>
  )

  /** How many are well; only those that are not are worth a word of their own. */
  function describeHealth(): string {
    const dark = live.filter(isDark).length
    const weak = live.filter(
      game => !isDark(game) && game.cameras.some(camera => findTrouble(camera) !== null),
    ).length
    return [
      { count: live.length - dark - weak, text: say.good },
      { count: weak, text: say.weak },
      { count: dark, text: say.dark },
    ]
      .flatMap(({ count, text }) => (count > 0 ? [text.replace('{number}', number(count))] : []))
      .join(', ')
  }
}

interface FigureProps {
  label: string
  /** Null: its page is not for this operator. */
  href: string | null
  note: string
  children: ReactNode
}

function Figure({ label, href, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className="quiet meta">{href === null ? label : <a href={href}>{label}</a>}</dt>
      <dd className={styles.value}>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  )
}
