import { expect, it } from 'vitest'
import { readClaim, signatureFor } from '../awsSignature.ts'

// Amazon's own examples (Amazon S3 API Reference, "Authenticating Requests").
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const host = 'examplebucket.s3.amazonaws.com'

it('signs an address as Amazon does', () => {
  const request = {
    method: 'GET',
    url: '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    headers: { host },
  }
  const claim = readClaim(request)
  expect(claim).toMatchObject({ date: '20130524T000000Z', expires: 86_400 })
  expect(claim && signatureFor(request, claim, secret)).toBe(claim?.signature)
})

it('signs a header as Amazon does', () => {
  const request = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host,
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  }
  const claim = readClaim(request)
  expect(claim?.expires).toBeUndefined()
  expect(claim && signatureFor(request, claim, secret)).toBe(claim?.signature)
})
