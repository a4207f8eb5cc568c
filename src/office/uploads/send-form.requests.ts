import { ApiError, tellIfSignedOut } from '../../web/api-client.ts'

/**
 * Posts a form and resolves to the answer's JSON; `onProgress` hears which part of it is sent, from 0 to 1.
 * @throws ApiError, of status 0 when no answer came, or `signal` broke it off
 */
export const sendForm = <Answer>(
  path: string,
  form: FormData,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<Answer> =>
  // fetch cannot tell how far an upload is.
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new ApiError(0, 'The upload was broken off'))
    request.onabort = request.onerror
    signal?.addEventListener('abort', () => request.abort())
    request.onload = () => {
      const { status, responseText, statusText } = request
      tellIfSignedOut(status)
      if (status !== 200) return reject(new ApiError(status, responseText || statusText))
      try {
        resolve(JSON.parse(responseText))
      } catch {
        reject(new ApiError(status, responseText))
      }
    }
    request.open('POST', path)
    request.send(form)
  })
