import { StateMessage } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

export function DeletionGoodbye() {
  const { words } = useI18n()
  const { deletion } = useAccountWords()
  return (
    <StateMessage icon="check" title={deletion.goodbyeTitle} text={deletion.goodbyeText} role="status">
      <a className="button button--primary" href="/">
        {words.common.backHome}
      </a>
    </StateMessage>
  )
}
