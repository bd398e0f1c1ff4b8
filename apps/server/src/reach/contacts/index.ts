import { calls } from '@grandstand/contract'
import { keyRoute } from '../../call/route.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactRoutes = [keyRoute(calls.sendContactMessage, sendContactMessage)]
