/**
 * Key and IV of the client-side password encryption: AES-128-CBC, PKCS#7, base64 (spec §9).
 * Both are fixed and public; this is a wire format that keeps passwords out of logs, not a protection. TLS protects.
 */
export const PASSWORD_CIPHER = { key: 'AJReportPassword', iv: 'AJReport16ByteIV' } as const;
