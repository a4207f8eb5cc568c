import { consentKey, optionalCategories } from './consent.ts'

/**
 * The text of an inline script for the head of every page. It marks <html> with data-consent 'given' or 'ask', so that the
 * banner is there, or not, from the first paint, whatever page the cache holds; without JavaScript there is nothing to ask.
 * It judges a record as `consentOfText` does. `then` is more script, for which `c` is the consent or undefined.
 */
export const consentScript = (then: string) =>
  `(()=>{let d=document.documentElement.dataset,c;try{let r=JSON.parse(localStorage.getItem('${consentKey}'));` +
  `if(Date.parse(r.expires)>Date.now()&&${JSON.stringify(optionalCategories)}.every(k=>typeof r.consent[k]==='boolean'))c=r.consent}catch{}` +
  `d.consent=c?'given':'ask';${then}})();`
