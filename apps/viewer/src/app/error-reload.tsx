import { useEffect, useReducer } from 'react'
import { plural } from '../platform/i18n/plural.ts'
import { crashText } from './crash-text.ts'
import styles from './error-reload.module.css'
import { moveReload, reloadStart } from './reload-countdown.ts'

interface ErrorReloadProps {
  /** Fetches a new key; rejects if it cannot get one. */
  renewKey: () => Promise<unknown>
}

/** Takes the place of the whole app when no key can be had. */
export function ErrorReload({ renewKey }: ErrorReloadProps) {
  const [state, move] = useReducer(moveReload, reloadStart)
  const waiting = state.phase === 'waiting'
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => move('second'), 1000)
    return () => clearInterval(timer)
  }, [waiting])

  async function reload() {
    move('press')
    try {
      await renewKey()
      location.reload()
    } catch {
      move('failed')
    }
  }

  const text = crashText()
  const language = document.documentElement.lang || 'en'
  return (
    <main className={`${styles.screen} stack-5`}>
      <div role="alert">
        <h1 className={styles.title}>{text.reloadTitle}</h1>
        <p className={styles.text}>{text.reloadText}</p>
      </div>
      <button
        className="button button--primary"
        type="button"
        disabled={state.phase !== 'ready'}
        onClick={reload}
      >
        {state.phase === 'trying' ? text.reloading : text.reloadButton}
      </button>
      <p className={`${styles.wait} quiet small`}>
        {state.phase === 'waiting' && plural(language, text.reloadWait, state.secondsLeft)}
        {state.phase === 'ready' && text.reloadReady}
      </p>
    </main>
  )
}
