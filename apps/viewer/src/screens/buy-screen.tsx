import { StateMessage } from '@grandstand/ui'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { useAccountWords } from '../locales/account/account-words.ts'

/** Says plainly that nothing can be paid here yet. */
export function BuyScreen() {
  const { selectPackage: words } = useAccountWords()
  return (
    <>
      <ScreenHeading screen="buy" />
      <StateMessage icon="calendar" title={words.buySoonTitle} text={words.buySoonText}>
        <a className="button" href="/packages">
          {words.seePasses}
        </a>
      </StateMessage>
    </>
  )
}
