import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { BuyerMails } from '../features/entry/buyer-mails.tsx'
import { EntryColumn } from '../features/entry/entry-column.tsx'
import { useMailedToken } from '../platform/use-mailed-token.ts'

export function BuyerMailsScreen() {
  const token = useMailedToken()
  return (
    <>
      <ScreenHeading screen="buyer-mails" />
      <EntryColumn>
        <BuyerMails key={token} token={token} />
      </EntryColumn>
    </>
  )
}
