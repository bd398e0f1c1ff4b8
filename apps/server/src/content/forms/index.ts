import { calls } from '@grandstand/contract'
import { userRoute } from '../../call/route.ts'
import { getCustomForm } from './get-custom-form.ts'
import { updateCustomForm } from './update-custom-form.ts'

export { hasForm } from './form-store.ts'
export { updateCustomForm } from './update-custom-form.ts'

export const formRoutes = [
  userRoute(calls.getCustomForm, getCustomForm),
  userRoute(calls.updateCustomForm, updateCustomForm),
]
