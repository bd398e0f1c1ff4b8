import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { readReturnPath } from '../../platform/return-path.ts'

/** To where one was before the login or the registration, in whatever tab that was. */
export function ContinueLink() {
  const { storage } = useApp()
  const { entry } = useAccountWords()
  return (
    <a className="button button--primary" href={readReturnPath(storage)}>
      {entry.goOn}
    </a>
  )
}
