import { ApiError } from '@grandstand/api-client'
import type { Person } from '@grandstand/contract'
import { operatorRoles } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useToast } from '../../../platform/toasts/toast-context.ts'
import styles from './people.module.css'

/** What is chosen counts at once; what the server refuses goes back to what it was. */
export function RoleSelect({ channel, person }: { channel: string; person: Person }) {
  const i18n = useI18n()
  const say = i18n.words.people
  const client = useClient()
  const queryClient = useQueryClient()
  const toast = useToast()
  const change = (role: Person['role']) =>
    client.send(studioWireCalls.changeRole, { params: { channel, id: String(person.id) }, body: { role } })
  // One's own role is part of the session.
  const askAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['people'] }),
      queryClient.invalidateQueries({ queryKey: ['operator'] }),
    ])
  const changing = useMutation({
    mutationFn: change,
    onSuccess: (_answer, role) =>
      toast({
        text: `${person.email}: ${say.roles[role]}`,
        undo: () => change(person.role).then(askAgain),
      }),
    onSettled: askAgain,
  })
  const isLast = changing.error instanceof ApiError && changing.error.code === 'last_owner'
  return (
    <>
      <select
        className={styles.select}
        aria-label={i18n.fill(say.roleOf, { email: person.email })}
        value={changing.isPending ? changing.variables : person.role}
        disabled={changing.isPending}
        onChange={({ target }) => {
          const role = operatorRoles.find(each => each === target.value)
          if (role) changing.mutate(role)
        }}
      >
        {operatorRoles.map(role => (
          <option key={role} value={role}>
            {say.roles[role]}
          </option>
        ))}
      </select>
      <p className={`${styles.problem} unless-empty`} role="alert">
        {changing.isError && (isLast ? say.lastOwner : errorText(changing.error, i18n))}
      </p>
    </>
  )
}
