import { useApp } from '../../platform/app-context.ts'
import { keepReturnPath } from '../../platform/keep-return-path.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { track } from '../../platform/track.ts'

interface BuyLinkProps {
  href: string
  name: string
  label: string
}

/** To the checkout; who is not logged in gets there by the login. */
export function BuyLink({ href, name, label }: BuyLinkProps) {
  const { storage } = useApp()
  const user = useUser()
  const choose = () => {
    track('add_to_cart', { item: name })
    if (!user) keepReturnPath(storage, href)
  }
  return (
    <a className="button button--primary" href={user ? href : '/login'} onClick={choose}>
      {label}
      <span className="visually-hidden">: {name}</span>
    </a>
  )
}
