import { useAccountWords } from '../../locales/account/account-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { keepReturnPath } from '../../platform/keep-return-path.ts'
import { useUser } from '../../platform/session/use-user.ts'

interface BuyLinkProps {
  href: string
  name: string
  price: string
}

/** To the checkout; who is not logged in gets there by the login. */
export function BuyLink({ href, name, price }: BuyLinkProps) {
  const { storage } = useApp()
  const { fill } = useI18n()
  const { selectPackage: words } = useAccountWords()
  const user = useUser()
  const keep = () => keepReturnPath(storage, href)
  return (
    <a className="button button--primary" href={user ? href : '/login'} onClick={user ? undefined : keep}>
      {fill(words.buy, { price })}
      <span className="visually-hidden">: {name}</span>
    </a>
  )
}
