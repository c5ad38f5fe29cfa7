"""An https server and a mail server (STARTTLS, login) for tests, on this machine, with a certificate of their own making.

servers.py FOLDER: prints "HTTPS SMTP" (the ports) when both listen, writes ca.pem into FOLDER, and prints what they were
sent, a line of JSON each. They end when their standard input does.
"""
import base64
import http.server
import json
import os
import socketserver
import ssl
import subprocess
import sys
import threading

folder = sys.argv[1]
said = threading.Lock()
answered = set()  # paths


def tell(**what):
    with said:
        print(json.dumps(what), flush=True)


def certificate():
    pem, key = os.path.join(folder, "ca.pem"), os.path.join(folder, "key.pem")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                    "-addext", "subjectAltName=DNS:localhost,DNS:push.example.org,IP:127.0.0.1", "-keyout", key, "-out", pem],
                   check=True, stderr=subprocess.DEVNULL)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem, key)
    return context


class Web(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        tell(what="post", path=self.path, headers=dict(self.headers), body=base64.b64encode(body).decode())
        # /status/410 is answered by 410, /once/503 by that the first time only; /elsewhere sends them away.
        wanted = self.path.startswith("/status/") or (self.path.startswith("/once/") and self.path not in answered)
        status = int(self.path.split("/")[2]) if wanted else 201
        answered.add(self.path)
        if self.path == "/elsewhere":
            status = 302
        self.send_response(status)
        if status == 302:
            self.send_header("Location", "http://127.0.0.1:1/")
        body = b"x" * (200000 if self.path == "/long" else 2)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Post(socketserver.StreamRequestHandler):
    def handle(self):
        def say(line):
            self.wfile.write(line.encode() + b"\r\n")
            self.wfile.flush()

        secure, user, mail = False, None, {}
        say("220 sink")
        while line := self.rfile.readline().decode().rstrip("\r\n"):
            verb = line.split(" ")[0].upper()
            if verb == "EHLO":
                say("250-sink")
                say("250 AUTH PLAIN" if secure else "250 STARTTLS")
            elif verb == "STARTTLS":
                say("220 go on")
                self.connection = context.wrap_socket(self.connection, server_side=True)
                self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb")
                secure = True
            elif verb == "AUTH":
                given = line.split(" ")[2] if line.count(" ") == 2 else None
                if given is None:
                    say("334 ")
                    given = self.rfile.readline().decode().strip()
                _, user, password = base64.b64decode(given).decode().split("\0")
                if password != "right":
                    say("535 no")
                    user = None
                else:
                    say("235 yes")
            elif verb in ("MAIL", "RCPT"):
                mail[verb] = line
                say("250 yes" if secure and user else "530 not before you log in")
            elif verb == "DATA":
                say("354 let us hear")
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    text += part
                tell(what="mail", user=user, text=text.decode(), **{key.lower(): value for key, value in mail.items()})
                say("250 taken")
            elif verb == "QUIT":
                say("221 bye")
                return
            else:
                say("502 what?")


class Server(socketserver.ThreadingMixIn, socketserver.TCPServer):
    daemon_threads = True
    allow_reuse_address = True


context = certificate()
web = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Web)
web.socket = context.wrap_socket(web.socket, server_side=True)
post = Server(("127.0.0.1", 0), Post)
for server in (web, post):
    threading.Thread(target=server.serve_forever, daemon=True).start()
print(web.server_address[1], post.server_address[1], flush=True)
sys.stdin.read()
