import { useApp } from '../../platform/app-context.ts'
import { keepReturnPath } from '../../platform/keep-return-path.ts'
import { useUser } from '../../platform/session/use-user.ts'
import type { SoldItem } from '../../platform/sold-item.ts'
import { track } from '../../platform/track.ts'

interface BuyLinkProps {
  href: string
  item: SoldItem
  label: string
}

/** To the checkout; a visitor gets there through the login. */
export function BuyLink({ href, item, label }: BuyLinkProps) {
  const { storage } = useApp()
  const user = useUser()
  const choose = () => {
    const { item_id, item_name, item_category, price, currency } = item
    const chosen = { item: item_name, item_type: item_category, item_id: item_id.replace(/^\w+-/, '') }
    track('add_to_cart', { ...chosen, value: price, currency }, [item])
    if (!user) keepReturnPath(storage, href)
  }
  return (
    <a className="button button--primary" href={user ? href : '/login'} onClick={choose}>
      {label}
      <span className="visually-hidden">: {item.item_name}</span>
    </a>
  )
}
