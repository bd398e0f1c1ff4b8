import { StateMessage } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

/** Wrong, expired and used links look the same: which of them it is, is nobody's business. */
export function BadDeletionLink() {
  const { words } = useI18n()
  const { deletion } = useAccountWords()
  return (
    <StateMessage icon="alert" title={deletion.badTitle} text={deletion.badText} role="alert">
      <a className="button button--primary" href="/profile/edit">
        {deletion.toProfile}
      </a>
      <a className="button" href="/">
        {words.common.backHome}
      </a>
    </StateMessage>
  )
}
