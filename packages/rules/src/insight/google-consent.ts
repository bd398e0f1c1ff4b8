/** Set by the viewer after consent to Google: the server names Google's hosts to nobody else. */
export const googleConsentCookie = 'google_consent'
