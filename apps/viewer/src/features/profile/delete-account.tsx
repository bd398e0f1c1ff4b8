import { wireCalls } from '@grandstand/contract/wire'
import { FormProblem } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { FormSection } from '../../platform/form/form-section.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { DeletionSent } from './deletion-sent.tsx'
import { WhatGoes } from './what-goes.tsx'

/** The mail makes sure that the request comes from the owner. */
export function DeleteAccount({ email }: { email: string }) {
  const { client } = useApp()
  const { fill } = useI18n()
  const { deletion: words } = useAccountWords()
  const asking = useMutation({ mutationFn: () => client.send(wireCalls.requestAccountDeletion) })
  if (asking.isSuccess) return <DeletionSent email={email} />
  return (
    <FormSection title={words.title} text={fill(words.text, { email })}>
      <WhatGoes />
      <FormProblem text={asking.isError && words.requestFailed} />
      <button className="button" type="button" disabled={asking.isPending} onClick={() => asking.mutate()}>
        {asking.isPending ? words.requesting : words.request}
      </button>
    </FormSection>
  )
}
