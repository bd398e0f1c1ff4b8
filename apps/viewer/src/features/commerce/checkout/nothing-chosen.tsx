import { StateMessage } from '@grandstand/ui'
import { useCommerceWords } from '../../../locales/words.ts'

export function NothingChosen() {
  const { refused: words, checkout, done } = useCommerceWords()
  return (
    <StateMessage level={1} icon="bank_card" title={words.noneTitle} text={words.noneText}>
      <a className="button button--primary" href="/packages">
        {checkout.seePasses}
      </a>
      <a className="button" href="/schedule">
        {done.seeWhatIsOn}
      </a>
    </StateMessage>
  )
}
