// First entry of the preview's styles: what the portal's pages begin with, without the rules of the office.
import '@abrufbar/web/tokens.css';
import '@abrufbar/web/base.css';
import './frame.css';
