import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { EntryColumn } from '../features/entry/entry-column.tsx'
import { GiftLink } from '../features/entry/gift-link.tsx'
import { useMailedToken } from '../platform/use-mailed-token.ts'

export function GiftScreen() {
  const token = useMailedToken()
  return (
    <>
      <ScreenHeading screen="gift" />
      <EntryColumn>
        <GiftLink key={token} token={token} />
      </EntryColumn>
    </>
  )
}
