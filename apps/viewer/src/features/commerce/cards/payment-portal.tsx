import { wireCalls } from '@grandstand/contract/wire'
import { FormProblem } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { FormSection } from '../../../platform/form/form-section.tsx'

/** The way to the provider's own page. Its address is good for a moment, so it is asked for when it is wanted. */
export function PaymentPortal() {
  const { client } = useApp()
  const { wallet: words } = useCommerceWords()
  const opening = useMutation({
    mutationFn: () => client.send(wireCalls.getCustomerPortal),
    onSuccess: ({ url }) => location.assign(url),
  })
  const isOpening = opening.isPending || opening.isSuccess
  return (
    <FormSection title={words.portalTitle} text={words.portalText}>
      <FormProblem text={opening.isError && words.portalFailed} />
      <button className="button" type="button" disabled={isOpening} onClick={() => opening.mutate()}>
        {isOpening ? words.opening : words.portal}
      </button>
    </FormSection>
  )
}
