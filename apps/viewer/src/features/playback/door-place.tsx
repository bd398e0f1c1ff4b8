import { useEffect, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './door-place.module.css'
import { type HeldPlace, movePlace } from './held-place.ts'
import stage from './watch-stage.module.css'

/** Where more people come than can be let in: one's place, and when it will be one's turn. */
export function DoorPlace({ place }: { place: HeldPlace }) {
  const { door: words } = useWatchWords()
  const { fill } = useI18n()
  const describe = useDescribe()
  const shown = movePlace(place, useNowMs())
  const told = movePlace(place, place.atMs)
  return (
    <div className={`${stage.gate} ${styles.door}`} data-door>
      <p className={styles.title}>{words.title}</p>
      {/* It moves each second: only what the server says is read aloud. */}
      <p className={styles.place} aria-hidden="true">
        <b>{describe(shown).number}</b>
        <span>{describe(shown).time}</span>
      </p>
      <p className="visually-hidden" role="status">
        {fill(words.told, { place: describe(told).number, time: describe(told).time })}
      </p>
      <p className={styles.stay}>{words.stay}</p>
    </div>
  )
}

function useDescribe() {
  const { door: words } = useWatchWords()
  const { fill, plural, language } = useI18n()
  return ({ number, seconds }: ReturnType<typeof movePlace>) => ({
    number: fill(words.number, { number: new Intl.NumberFormat(language).format(number) }),
    time: seconds < 60 ? words.soon : plural(words.minutes, Math.round(seconds / 60)),
  })
}

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
