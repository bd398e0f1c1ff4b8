import type { StudioUserDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { isMemberNumber } from '@grandstand/rules'
import { FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './help-action.module.css'

/** Only where the channel's login takes numbers. */
export function MemberNumber({ channel, user }: { channel: string; user: StudioUserDetail }) {
  const i18n = useI18n()
  const say = i18n.words.user
  const client = useClient()
  const queryClient = useQueryClient()
  const [isSaved, setIsSaved] = useState(false)
  const { form, field, failure, isSending } = useForm({
    fields: ['member_number'],
    check: ({ member_number }) => ({
      member_number: member_number.trim() === '' || isMemberNumber(member_number.trim()) ? null : 'digits',
    }),
    explain: (_name, code) => (code === 'taken' ? say.takenMemberNumber : say.badMemberNumber),
    async send({ member_number }) {
      setIsSaved(false)
      await client.send(studioWireCalls.setMemberNumber, {
        params: { channel, id: String(user.id) },
        body: { member_number: member_number.trim() || null },
      })
      setIsSaved(true)
      await queryClient.invalidateQueries({ queryKey: ['user'] })
    },
  })
  return (
    <form {...form} className={`${styles.action} stack-2 start`}>
      <FormProblem text={failure && errorText(failure, i18n)} />
      <TextField
        {...field('member_number')}
        label={say.memberNumber}
        hint={say.memberNumberHint}
        defaultValue={user.member_number ?? ''}
        inputMode="numeric"
        autoComplete="off"
      />
      <SubmitButton label={say.saveMemberNumber} sendingLabel={say.working} isSending={isSending} />
      <p className="small strong unless-empty" role="status">
        {isSaved && i18n.words.common.saved}
      </p>
    </form>
  )
}
