import type { App } from '../../platform/app-context.ts'

/** Favourites belong to an account. */
export function askToLogIn(toasts: App['toasts']): void {
  toasts.show({
    key: 'login-to-favourite',
    kind: 'info',
    icon: 'heart',
    text: ({ words }) => words.login.neededToFavourite,
    action: { href: '/login', label: ({ words }) => words.shell.logIn },
  })
}
