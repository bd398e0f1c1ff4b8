import type { StudioClip } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useToast } from '../../../platform/toasts/toast-context.ts'
import styles from './clip-card.module.css'

type Verdict = 'approved' | 'hidden'

const primary = 'button button--primary'

/** One press each, for there are many; each can be taken back. */
export function ClipVerdict({ channel, clip }: { channel: string; clip: StudioClip }) {
  const i18n = useI18n()
  const { fill } = i18n
  const say = i18n.words.clips
  const client = useClient()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { name, moderation, report_count, is_public } = clip
  const judge = (verdict: StudioClip['moderation']) =>
    client.send(studioWireCalls.judgeClip, {
      params: { channel, id: String(clip.id) },
      body: { verdict, cut: clip.cut, name },
    })
  const askAgain = () => queryClient.invalidateQueries({ queryKey: ['clips'] })
  const judging = useMutation({
    mutationFn: (verdict: Verdict) => judge(verdict),
    onSuccess: (_answer, verdict) => {
      const text = fill(verdict === 'approved' ? say.shownToast : say.hiddenToast, { name })
      // Reports that were answered stay answered.
      if (report_count > 0) toast({ text })
      else toast({ text, undo: () => judge(moderation).then(askAgain) })
    },
    onSettled: askAgain,
  })
  const keep = is_public ? say.keep : say.keepShared
  const offer = (verdict: Verdict, label: string, named: string, look = 'button') => (
    <button
      className={look}
      type="button"
      aria-label={fill(named, { name })}
      disabled={judging.isPending}
      onClick={() => judging.mutate(verdict)}
    >
      {label}
    </button>
  )
  return (
    <>
      {moderation === 'waiting' && offer('approved', say.approve, say.approveNamed, primary)}
      {moderation === 'approved' && report_count > 0 && offer('approved', keep, `${keep}: {name}`, primary)}
      {moderation === 'hidden'
        ? offer('approved', say.showAgain, say.showAgainNamed)
        : offer('hidden', say.hide, say.hideNamed)}
      <p className={`${styles.problem} unless-empty`} role="alert">
        {judging.isError && errorText(judging.error, i18n)}
      </p>
    </>
  )
}
