import { copyText } from '../../crud/copy-text.ts';
import { Modal } from '../../shell/modal.tsx';
import { accessWord } from './access.words.ts';
import './access.css';

/** A password that its owner has yet to get. */
export interface HandedPassword {
  readonly loginName: string;
  readonly realName: string;
  readonly password: string;
}

interface OneTimePasswordProps {
  readonly handed: HandedPassword;
  onClose(): void;
}

/** Shows a one-time password, this once. */
export function OneTimePasswordDialog({ handed, onClose }: OneTimePasswordProps) {
  const { loginName, realName, password } = handed;
  return (
    <Modal
      title={accessWord('oneTimeTitle')}
      isOpen
      width="460px"
      onClose={onClose}
      footer={
        <sl-button variant="primary" data-button="noted" onClick={onClose}>
          {accessWord('noted')}
        </sl-button>
      }
    >
      <div className="one-time">
        <p className="muted">{accessWord('oneTimeText', { name: `${realName}[${loginName}]` })}</p>
        <div className="one-time__password">
          <output className="mono" data-testid="one-time-password">
            {password}
          </output>
          <sl-button data-button="copy-password" onClick={() => void copyText(password)}>
            <sl-icon slot="prefix" name="copy" />
            {accessWord('copyPassword')}
          </sl-button>
        </div>
      </div>
    </Modal>
  );
}
