import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { readReturnPath } from '../../platform/return-path.ts'

interface ContinueLinkProps {
  /** Something else comes first. */
  isQuiet?: boolean
}

/** To where one was before the login or the registration, in whatever tab that was. */
export function ContinueLink({ isQuiet = false }: ContinueLinkProps) {
  const { storage } = useApp()
  const { entry } = useAccountWords()
  return (
    <a className={isQuiet ? 'button' : 'button button--primary'} href={readReturnPath(storage)}>
      {entry.goOn}
    </a>
  )
}
