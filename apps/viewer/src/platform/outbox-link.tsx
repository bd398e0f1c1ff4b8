import { useAccountWords } from '../locales/words.ts'
import { useApp } from './app-context.ts'

/** Where no mail is really sent, it can be read here. */
export function OutboxLink() {
  const { outboxUrl } = useApp()
  const { entry } = useAccountWords()
  if (outboxUrl === null) return null
  return (
    <a className="button" href={outboxUrl} target="_blank" rel="noreferrer">
      {entry.openOutbox}
    </a>
  )
}
