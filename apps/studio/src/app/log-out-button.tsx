import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { leaveAlarmDevices } from '../features/games/events/tonight/alarm-device.ts'
import { useClient } from '../platform/client-context.ts'
import { homeHref, loginHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { forgetPeople } from '../platform/session-end.ts'
import { useGo } from '../platform/use-go.ts'

export function LogOutButton() {
  const { words } = useI18n()
  const client = useClient()
  const queryClient = useQueryClient()
  const go = useGo()
  const leaving = useMutation({
    async mutationFn() {
      await client.send(studioWireCalls.logoutOperator)
      // A device that fails to leave must not keep anybody logged in.
      await leaveAlarmDevices().catch(() => {})
    },
    onSuccess() {
      // The next operator begins at the start, not at this operator's page.
      go(loginHref(homeHref), { replace: true })
      forgetPeople(queryClient)
    },
  })
  return (
    <button
      className="icon-button"
      type="button"
      title={words.nav.logOut}
      aria-label={words.nav.logOut}
      disabled={leaving.isPending}
      onClick={() => leaving.mutate()}
    >
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M14.5 4.5h-8v15h8M10.5 12h9.5M16.5 8l3.5 4-3.5 4" />
      </svg>
    </button>
  )
}
